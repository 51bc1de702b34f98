import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import '@schafkopf/elements/define';
const all={calc:html`<skf-calculator contract="rufer S" runners="3"></skf-calculator>`,card:html`<skf-card card="EO"></skf-card>`,fr:html`<skf-card card="HK" face="french"></skf-card>`,ct:html`<skf-contract-table></skf-contract-table>`,hand:html`<skf-hand cards="EO GU HA S7" select="one"></skf-hand>`,replay:html`<skf-replay></skf-replay>`,sheet:html`<skf-scoresheet players="Anna,Ben,Cora,Dan"></skf-scoresheet>`,sett:html`<skf-settlement contract="solo G tout" runners="4"></skf-settlement>`,trick:html`<skf-trick cards="EK EA SU E7" contract="rufer G"></skf-trick>`,to:html`<skf-trump-order contract="solo G"></skf-trump-order>`};
for(const [k,t] of Object.entries(all)){try{const s=await collectResult(render(t));console.log(k,s.length,s.replace(/<style>[^]*?<\/style>/g,'').replace(/\s+/g,' ').slice(0,260))}catch(e){console.log(k,'FAIL',e.message,e.stack.split('\n').slice(1,4).join(' | '))}}
