import { cpSync } from 'node:fs';

/** A page as somebody writes it by hand: the one file lies beside it. */
cpSync('index.html', 'dist/index.html');
cpSync('node_modules/@schafkopf/elements/dist/skf.js', 'dist/skf.js');
