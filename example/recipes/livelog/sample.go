// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"time"
)

// makeLines posts 5,000 made-up lines a second.
func makeLines(v *viewer) {
	for n := 0; ; n += 50 {
		v.post(sample(n, 50)...)
		time.Sleep(10 * time.Millisecond)
	}
}

// sample returns made-up lines from a number on.
func sample(from, n int) (lines []string) {
	texts := [...]string{
		"INFO request answered, bytes: ", "DEBUG cache hit for key ", "INFO session opened for user ",
		"WARN slow query, ms: ", "ERROR connection refused by host ",
	}
	for i := from; i < from+n; i++ {
		lines = append(lines, fmt.Sprint(texts[i%len(texts)], i))
	}
	return lines
}
