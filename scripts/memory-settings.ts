/** The settings that glibc reads when a process begins: few arenas, and large blocks that are returned to the system. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4194304' } as const

/**
 * If this process lacks the settings, replaces it by a process that has them. In a shell command, the syntax would depend on the
 * shell.
 */
export function startWithMemorySettings(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...process.env, ...memorySettings })
}
