import './card/define.js';
import './hand/define.js';
import './replay/define.js';
import './scoresheet/define.js';
import './settlement/define.js';
import './trick/define.js';
import './trump-order/define.js';
