/** The ports of all servers: the gateway's port moves all others. */
export function portsFrom(gateway: number) {
  return {
    gateway,
    identity: gateway + 1,
    catalog: gateway + 2,
    booking: gateway + 3,
    payments: gateway + 4,
    notifications: gateway + 5,
    sandbox: gateway + 6,
    mail: gateway + 7,
    smtp: gateway + 8,
    objectStore: gateway + 9,
    postgres: gateway + 10,
    gatewayMetrics: gateway + 11,
  };
}

export type Ports = ReturnType<typeof portsFrom>;
