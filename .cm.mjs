import ts from 'typescript'
import {execSync} from 'child_process'
import fs from 'fs'
import path from 'path'
const files=execSync("git ls-files studio/painter | grep '\\.ts$' | grep -v test").toString().trim().split('\n')
let total=0
for(const f of files){let s=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,s,99,true)
 const line=p=>sf.getLineAndCharacterOfPosition(p).line
 const edits=[]
 const walk=n=>{
  if(ts.isArrayLiteralExpression(n)){
   const l=line(n.getEnd())-line(n.getStart())+1
   if(l>3&&n.elements.length>2&&n.elements.every(e=>ts.isStringLiteral(e)&&e.text&&!/[\s'\\`$]/.test(e.text))&&!/\/\/|\/\*/.test(n.getText())){
    let end=n.getEnd(); const p=n.parent
    if(ts.isAsExpression(p)&&p.type.getText()==='const') end=p.getEnd()
    const ws=n.elements.map(e=>e.text)
    const startLine=line(n.getStart()); const ls=sf.getLineStarts()[startLine]; const prefix=s.slice(ls,n.getStart()); const indent=' '.repeat(prefix.match(/^ */)[0].length)
    const one=`wordList('${ws.join(' ')}')`
    let txt
    if((prefix+one).length<=98) txt=one
    else{const lines=[];let cur='';for(const w of ws){if(cur&&(indent.length+2+cur.length+1+w.length)>98){lines.push(cur);cur=w}else cur=cur?cur+' '+w:w} lines.push(cur)
     txt='wordList(`\n'+lines.map(x=>indent+'  '+x).join('\n')+'\n'+indent+'`)'}
    edits.push([n.getStart(),end,txt]);return}
  }
  ts.forEachChild(n,walk)}
 walk(sf)
 if(!edits.length)continue
 const before=s.split('\n').length
 for(const [a,b,t] of edits.sort((x,y)=>y[0]-x[0])) s=s.slice(0,a)+t+s.slice(b)
 const rel=path.relative(path.dirname(f),'studio/lib/words').replace(/^([^.])/,'./$1')
 const m=[...s.matchAll(/^import [\s\S]*?from '[^']+'\n/gm)]
 const imp=`import { wordList } from '${rel}'\n`
 if(m.length){const last=m[m.length-1];const at=last.index+last[0].length;s=s.slice(0,at)+imp+s.slice(at)}
 else{ // after the leading comment block if it is a file comment
  const c=s.match(/^\/\*\*[\s\S]*?\*\/\n\n/); const at=c?c[0].length:0; s=s.slice(0,at)+imp+'\n'+s.slice(at)}
 fs.writeFileSync(f,s); total+=before-s.split('\n').length
 console.log(f.replace('studio/painter/',''),before-s.split('\n').length)
}
console.log(total)
