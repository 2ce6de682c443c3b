// Loaded into the product by `npm start`: when the starting process is killed, the product drains and stops.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
