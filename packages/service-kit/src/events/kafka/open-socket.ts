import { connect, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';

const KEEP_ALIVE_MS = 60_000;

/**
 * Connects as kafkajs itself does, with one difference. Whenever kafkajs retries unreachable brokers, it disconnects
 * their closed connections again, and each time a closed socket gets a listener for a connect event that never comes.
 */
export const openSocket: ISocketFactory = ({ host, port, ssl, onConnect }) => {
  const socket = ssl
    ? connectSecurely({ host, port, ...(isIP(host) === 0 && { servername: host }), ...ssl }, onConnect)
    : connect({ host, port }, onConnect);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  const unref = socket.unref.bind(socket);
  socket.unref = () => (socket.destroyed ? socket : unref());
  return socket;
};
