// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package measure

import (
	"syscall"
	"time"
)

// now returns the CPU time of this process, including the garbage collector's. Unlike the wall time it does not grow
// while another program has the CPU.
func now() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return time.Since(started)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
