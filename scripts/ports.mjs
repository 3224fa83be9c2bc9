// Which port is taken. It needs nothing that is built: `npm start` uses it before anything is.

/** Where we are found as a rule; the same one after the other, since what a browser saves hangs on the address. */
const USUAL = [8080, 8081, 8082, 8083, 8084, 8085, 8086, 8087];
const ANY = 0;

const isTaken = error => error.code === 'EADDRINUSE' || error.code === 'EACCES';

/** What comes of the first of some ports that is free. */
export async function atFirst([port, ...others], begin) {
  try {
    return await begin(port);
  } catch (error) {
    if (!isTaken(error) || others.length === 0) throw error;
    return atFirst(others, begin);
  }
}

/** The port that was asked for: by `--port`, else by `PORT` in the environment; none if neither says one. */
export function portSaid(option, { PORT } = {}) {
  const said = option ?? (PORT || undefined);
  if (said === undefined) return {};
  const port = Number(said);
  return /^\d+$/.test(said) && port >= 1 && port <= 65535
    ? { port }
    : { wrong: `${option === undefined ? 'PORT in the environment: ' : ''}${said} is no port (1 to 65535)` };
}

/** The ports to try: the one that is wanted, or that of the last time and the usual ones. */
export const portsFrom = (port, last) =>
  port === undefined ? [...(last === undefined ? [] : [last]), ...USUAL, ANY] : [port];
