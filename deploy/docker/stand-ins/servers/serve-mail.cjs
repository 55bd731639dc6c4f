// The mail server on the ports of the image it stands in for.
const maildev = require('maildev');

const server = maildev({ smtp: 1025, web: 1080, ip: '0.0.0.0', mailDirectory: '/mail', silent: true });
server.listen();
