import { connect, isIP } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { ISocketFactory } from 'kafkajs';

const KEEP_ALIVE_MS = 60_000;

/**
 * Connects as kafkajs does by itself, but for one thing. With each try to reach brokers that are away it lets go of their
 * closed connections once more, and each time a closed socket takes a listener for a connect that never comes.
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
