// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import "syscall"

// systemMemory returns the size of the memory in bytes, 0 if it is unknown.
func systemMemory() int64 {
	// The value is a little-endian integer. Sysctl is meant for texts and drops a zero byte at its end.
	text, err := syscall.Sysctl("hw.memsize")
	if err != nil || len(text) > 8 {
		return 0
	}
	var n int64
	for i := range len(text) {
		n |= int64(text[i]) << (8 * i)
	}
	return n
}
