function e(a){a.tabIndex=0}export{e as r};
