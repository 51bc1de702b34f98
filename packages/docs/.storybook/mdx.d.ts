declare module '*.mdx' {
  const page: (properties: object) => object;
  export default page;
}
