import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../free-port.ts'
import { lineTo } from '../races/connection-line.ts'
import { execute } from '../races/postgres-server.ts'
import { waitUntil } from '../wait.ts'

const NODES = [1, 2, 3] as const

/** The Debian packages that failover.sh needs. */
const programs = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }

/** The packages that are missing, or null. */
export function whyNoCluster(): string | null {
  const missing = Object.entries(programs).filter(([, path]) => !existsSync(path))
  if (process.getuid?.() !== 0) return 'only root can start processes as the user postgres'
  return missing.length > 0 ? `missing packages of Debian: ${missing.map(([name]) => name).join(', ')}` : null
}

type Node = Awaited<ReturnType<typeof makeNode>>

/** The ports of a node, and the connections through which it and the others reach each other. */
async function makeNode(etcd: number) {
  const [postgres, rest] = [await freePort(), await freePort()]
  const to = (port: number) => lineTo(`http://127.0.0.1:${port}`)
  const lines = { postgres: await to(postgres), rest: await to(rest), etcd: await to(etcd) }
  return { postgres, rest, lines, url: `postgres://postgres@127.0.0.1:${postgres}/postgres` }
}

const portOf = (line: { url: string }): string => new URL(line.url).port

/** Three PostgreSQL under Patroni behind HAProxy, which also stands before the product at `sites`. */
export async function startCluster(sites: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-cluster-'))
  const [etcd, peer, database, site] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const nodes: Node[] = []
  for (const _node of NODES) nodes.push(await makeNode(etcd))
  const ofNode = (node: Node, index: number) => ({
    [`POSTGRES_${index + 1}`]: String(node.postgres),
    [`REST_${index + 1}`]: String(node.rest),
    [`POSTGRES_LINE_${index + 1}`]: portOf(node.lines.postgres),
    [`REST_LINE_${index + 1}`]: portOf(node.lines.rest),
    [`ETCD_LINE_${index + 1}`]: portOf(node.lines.etcd),
    [`SITE_${index + 1}`]: String(sites[index]),
  })
  const script = spawn('bash', [join(import.meta.dirname, 'failover.sh')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      FOLDER: folder,
      ETCD: String(etcd),
      ETCD_PEER: String(peer),
      DATABASE: String(database),
      SITE: String(site),
      ...Object.assign({}, ...nodes.map(ofNode)),
    },
  })
  const said = { stdout: '' }
  script.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.stdout += chunk))
  onTestFinished(async () => {
    const ended = new Promise((resolve) => script.once('exit', resolve))
    script.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  /** The index of each node that accepts writes. */
  async function primaries(): Promise<number[]> {
    const writable = nodes.map(({ url }) =>
      execute(url, 'select pg_is_in_recovery() as recovers').then(
        ({ rows: [row] }) => row.recovers === false,
        () => false,
      ),
    )
    return (await Promise.all(writable)).flatMap((isPrimary, index) => (isPrimary ? [index] : []))
  }

  const url = `postgres://postgres@127.0.0.1:${database}/postgres`
  /** Waits until there is a primary with a synchronous replica, which HAProxy reaches. */
  const whole = () =>
    waitUntil(
      () =>
        execute(url, "select 1 from pg_stat_replication where sync_state = 'sync'").then(
          ({ rowCount }) => rowCount === 1,
          () => false,
        ),
      180_000,
    )
  return {
    url,
    site: `http://127.0.0.1:${site}`,
    primaries,
    whole,
    /** Kills Patroni and PostgreSQL of a node. */
    kill: async (index: number) => {
      const patroni = Number(new RegExp(`^patroni ${index + 1} (\\d+)$`, 'm').exec(said.stdout)?.[1])
      const { rows } = await execute(nodes[index]?.url ?? '', "select pg_read_file('postmaster.pid') as file")
      process.kill(patroni, 'SIGKILL')
      process.kill(Number(String(rows[0].file).split('\n')[0]), 'SIGKILL')
    },
    /** Cuts a node off from etcd, HAProxy and the other nodes. */
    isolate: (index: number) => Object.values(nodes[index]?.lines ?? {}).forEach((line) => line.silence()),
  }
}
