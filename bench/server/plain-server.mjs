// The practical limit of a server here: ws and the plain skirmish, a log in SQLite with one synced commit for all commands of a turn of the event
// loop, answers after it. Nothing is hidden, explained or checked beyond the rules; nobody has to say who he is.
import Database from 'better-sqlite3';
import { WebSocketServer } from 'ws';
import { answering } from './child.mjs';
import { Table } from './skirmish-table.mjs';

const db = new Database(`${process.env.DATA}/log.sqlite`);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table log (match text not null, seq int not null, payload text not null, primary key (match, seq))');
const insert = db.prepare('insert into log values (?, ?, ?)');
const commit = db.transaction(jobs => {
  for (const { match, seq, text } of jobs) insert.run(match.id, seq, text);
});

let waiting = [];
function flush() {
  const jobs = waiting;
  waiting = [];
  commit(jobs);
  for (const { match, out } of jobs) for (const member of match.members) member.send(out);
}

function take(match, seat, text) {
  const command = JSON.parse(text);
  const { table } = match;
  const again = command.type === 'new' && table.winner >= 0;
  if (again) table.begin(command.seed);
  const event = again ? { type: 'new' } : table.side === seat ? table.apply(command) : null;
  if (!event) return false;
  const seq = match.seq++;
  const { side, pips, winner } = table;
  waiting.push({ match, seq, text, out: JSON.stringify({ seq, event, side, pips, winner }) });
  if (waiting.length === 1) setImmediate(flush);
  return true;
}

const matches = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const { pathname: id, searchParams } = new URL(request.url, 'http://localhost');
  const match = matches.get(id) ?? {
    id,
    table: new Table(Number(searchParams.get('seed'))),
    seq: 0,
    members: new Set(),
  };
  matches.set(id, match);
  match.members.add(socket);
  const seat = Number(searchParams.get('seat'));
  socket.on('message', data => {
    if (!take(match, seat, String(data))) socket.send('{"refused":true}');
  });
  socket.on('close', () => match.members.delete(socket));
});
server.on('listening', () => process.send({ port: server.address().port }));
answering();
