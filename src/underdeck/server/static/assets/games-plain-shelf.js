const l={Picture:null,Face:null,filters:()=>[]};export{l as default};
