import { connect, type ConnectionOptions } from 'node:tls';
import type { Certificate } from '../../features/doctor/network-checks.js';

const PATIENCE = 5000;

/** Reads a server's certificate. Rejects if the connection fails or times out. */
export const certificateOf = (target: Pick<ConnectionOptions, 'host' | 'port'>): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    // A certificate fault is a result, so the connection continues. Nothing is sent over it.
    const socket = connect({ ...target, servername: target.host ?? '', rejectUnauthorized: false, timeout: PATIENCE });
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const { authorizationError: error } = socket;
      socket.destroy();
      const distrusted = error instanceof Error ? error.message : (error as string | null);
      resolve({ validTo: Date.parse(validTo), ...(distrusted && { distrusted }) });
    });
    socket.once('timeout', () => {
      socket.destroy(new Error(`no answer within ${PATIENCE} ms`));
    });
    socket.once('error', reject);
  });
