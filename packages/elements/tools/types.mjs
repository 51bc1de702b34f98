import { join } from 'node:path';
import ts from 'typescript';

const { StringLike, NumberLike, BooleanLike, Null, Undefined } = ts.TypeFlags;
const SIMPLE = StringLike | NumberLike | BooleanLike | Null | Undefined;

/** A type that is longer is better called by its name in the source. */
const LONGEST = 120;

/**
 * What TypeScript makes of every public property of every exported class: `SkfHand.select` →
 * `"none" | "one" | "many"`. Names that stand for a few words are written out.
 * @param {string} root the folder of the package
 * @returns {Map<string, string>}
 */
export function typesOf(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([join(root, 'src/index.ts')], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(root, 'src/index.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error('the index could not be read');

  /** @type {Map<string, string>} */
  const types = new Map();
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Class)) continue;
    for (const property of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
      const text = textOf(checker, checker.getTypeOfSymbol(property));
      if (text.length <= LONGEST) types.set(`${exported.name}.${property.name}`, text);
    }
  }
  return types;
}

/** @param {ts.TypeChecker} checker @param {ts.Type} type */
function textOf(checker, type) {
  const words = type.isUnion() && type.types.every((one) => one.flags & SIMPLE);
  const flags = ts.TypeFormatFlags.NoTruncation | (words ? ts.TypeFormatFlags.InTypeAlias : 0);
  return checker
    .typeToString(type, undefined, flags | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope)
    .replaceAll('"', "'");
}
