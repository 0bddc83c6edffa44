/** What glibc reads when a process begins: few arenas, and large blocks that go back to the system. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4194304' } as const

/** Replaces this process by itself with the settings, where it has none. Each shell would set them in another way. */
export function startWithMemorySettings(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...process.env, ...memorySettings })
}
