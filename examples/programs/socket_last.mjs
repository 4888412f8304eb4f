// A bot on a WebSocket in JavaScript, which takes the last legal action. It needs only Node. Start it, then run the arena:
//
//   node examples/programs/socket_last.mjs 9000
//   tradecraft arena GAME --bots ws://127.0.0.1:9000,random --games 20

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

// The bot itself: answers a message if it asks for a decision.
function answer(message) {
  if (message.type !== 'decide') return null;
  return { type: 'act', id: message.id, action: message.legal.at(-1).action };
}

// The rest is a minimal WebSocket server; you can use a package such as `ws` instead.
function frame(text, opcode = 1) {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([0x80 | opcode, body.length]) : Buffer.alloc(4);
  if (body.length >= 126) {
    head.set([0x80 | opcode, 126]);
    head.writeUInt16BE(body.length, 2);
  }
  return Buffer.concat([head, body]);
}

// Parse the first frame of the received data; null while it is incomplete.
function take(received) {
  if (received.length < 2) return null;
  let length = received[1] & 0x7f;
  let at = 2;
  if (length === 126) [length, at] = [received.length < 4 ? Infinity : received.readUInt16BE(2), 4];
  else if (length === 127) [length, at] = [received.length < 10 ? Infinity : Number(received.readBigUInt64BE(2)), 10];
  if (received.length < at + 4 + length) return null;
  const key = received.subarray(at, at + 4);
  const body = Buffer.from(received.subarray(at + 4, at + 4 + length)).map((byte, place) => byte ^ key[place % 4]);
  return { opcode: received[0] & 0x0f, body, rest: received.subarray(at + 4 + length) };
}

const server = createServer();
server.on('upgrade', (request, socket) => {
  const accept = createHash('sha1').update(request.headers['sec-websocket-key'] + GUID).digest('base64');
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let received = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let found = take(received); found; found = take(received)) {
      received = found.rest;
      if (found.opcode === 8) socket.end(frame(found.body, 8));
      if (found.opcode === 9) socket.write(frame(found.body, 10));
      if (found.opcode !== 1) continue;
      const reply = answer(JSON.parse(found.body.toString()));
      if (reply) socket.write(frame(JSON.stringify(reply)));
    }
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log(`ws://127.0.0.1:${server.address().port}`));
