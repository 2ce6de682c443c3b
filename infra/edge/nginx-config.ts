import { DEFAULT_SERVICE, pathRules, type EdgeTarget } from './path-map.ts'

/**
 * The edge of `docker-compose.yml`: the map of `edge.ts` as nginx configuration. Each service's host is its
 * container name.
 */
export function nginxConfig(
  upstreamOf: (service: EdgeTarget) => string = (service) => `${service}:8080`,
): string {
  const lines = pathRules().map(({ method, pattern, service }) => {
    const verb = method === 'GET' ? '(GET|HEAD)' : method
    return `  "~^${verb} ${pattern.source.slice(1)}" ${upstreamOf(service)};`
  })
  return [
    HEAD,
    'map "$request_method $uri" $upstream {',
    ...lines,
    `  default ${upstreamOf(DEFAULT_SERVICE)};`,
    '}',
    '',
    serverBlock(upstreamOf('live')),
  ].join('\n')
}

const HEAD = `# Made from the contracts by infra/edge/nginx-config.ts; change those instead.
map_hash_bucket_size 256;
map $http_upgrade $connection_upgrade {
  default upgrade;
  '' '';
}
`

const PROXY = `    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;`

function serverBlock(live: string): string {
  return `server {
  listen 8080;
  # Docker's own; names are looked up again when a container was replaced.
  resolver 127.0.0.11 valid=5s;
  # The services refuse what is too large for each call; this only bounds what is buffered.
  client_max_body_size 64m;
  proxy_request_buffering off;

  location = /health/live {
    default_type application/json;
    return 200 '{"status":"ok"}';
  }
  location /socket.io/ {
    set $live ${live};
    proxy_pass http://$live;
${PROXY}
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    # Longer than the pause between two pings.
    proxy_read_timeout 90s;
  }
  location / {
    proxy_pass http://$upstream;
${PROXY}
    proxy_set_header Connection '';
  }
}
`
}
