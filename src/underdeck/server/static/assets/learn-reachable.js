function a(e){e.tabIndex=0}export{a as reachable};
