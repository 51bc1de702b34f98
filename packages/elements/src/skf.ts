/**
 * Everything in one file for a `<script>` tag, Lit included: built as a classic script, so that a
 * page works from a folder too, without a server.
 */
import './internal/draw-anew.js';
import './define.js';
