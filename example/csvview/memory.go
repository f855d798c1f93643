// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// byteSize is a number of bytes on the command line, such as 512MB or 1.5GiB.
type byteSize int64

// minMemory is the smallest useful size of a table, in bytes.
const minMemory = 1e6

var byteUnits = []struct {
	name  string
	bytes float64
}{
	// Longer names first: each ends with B.
	{"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {"TiB", 1 << 40},
	{"kB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}, {"B", 1},
}

// Set parses a size, for package flag. A number without a unit counts bytes.
func (b *byteSize) Set(s string) error {
	number, unit := s, 1.0
	for _, u := range byteUnits {
		if n := len(s) - len(u.name); n > 0 && strings.EqualFold(s[n:], u.name) {
			number, unit = strings.TrimSpace(s[:n]), u.bytes
			break
		}
	}
	f, err := strconv.ParseFloat(number, 64)
	if err != nil || !(f*unit >= minMemory && f*unit < math.MaxInt64) {
		return fmt.Errorf("expected a size of at least 1MB, such as 512MB or 2GB")
	}
	*b = byteSize(f * unit)
	return nil
}

// String formats the size, for package flag.
func (b *byteSize) String() string {
	if b == nil || *b == 0 {
		return ""
	}
	return strings.ReplaceAll(size(int(*b)), " ", "")
}

// unknownMemory is the size assumed for a machine whose memory is unknown.
const unknownMemory = 2 << 30

// installedMemory returns the memory of the machine, or of the container that the program runs in, in bytes.
func installedMemory() int64 {
	if n := systemMemory(); n > 0 {
		return min(n, math.MaxInt) // what a 32-bit program can address
	}
	return unknownMemory
}
