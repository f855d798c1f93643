// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import "time"

const (
	// keyGap is how far apart the repeats of a key held down are at most.
	keyGap = 250 * time.Millisecond
	// mostSteps is how many steps a repeat goes at most, stepUp after how many repeats it
	// goes one more.
	mostSteps = 8
	stepUp    = 4
)

// KeyRepeat counts the repeats of a key that is held down, which change something in longer
// and longer steps.
type KeyRepeat struct {
	n  int
	at time.Time
}

// Step is by how many steps the next repeat changes something.
func (k *KeyRepeat) Step(now time.Time) int {
	if now.Sub(k.at) > keyGap {
		k.n = 0
	}
	n := min(1+k.n/stepUp, mostSteps)
	k.n, k.at = k.n+1, now
	return n
}
