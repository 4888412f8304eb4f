// A bot as a separate program in JavaScript, which takes the last legal action. Run it with
//
//   tradecraft arena GAME --bots "program:node examples/programs/last_choice.mjs,random" --games 20

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'decide') {
    const choice = message.legal.at(-1);
    console.log(JSON.stringify({ type: 'act', id: message.id, action: choice.action }));
  }
}
