import { correction, generate } from 'lean-qr';

/** The quiet zone that readers need around a code, in modules (ISO/IEC 18004). */
const MARGIN = 4;

/** A text as a QR code: a path of squares in a picture of so many units each way. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      runs.push(`M${from + MARGIN} ${y + MARGIN}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return { size: code.size + 2 * MARGIN, path: runs.join('') };
}
