function o(s){const n=[];for(const e of s)e.kind==="turn"?n.push({who:e.who,head:e,lines:[]}):n.length?n.at(-1).lines.push(e):n.push({who:"",lines:[e]});return n}export{o as t};
