// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import "time"

const (
	// keyGap is the longest time between two repeats of a key that is held down.
	keyGap = 250 * time.Millisecond
	// mostSteps is the greatest number of steps for a repeat. The number grows by one after every
	// stepUp repeats.
	mostSteps = 8
	stepUp    = 4
)

// KeyRepeat counts the repeats of a key that is held down, each of which changes a value in longer
// steps.
type KeyRepeat struct {
	n  int
	at time.Time
}

// Step returns the number of steps for the next repeat.
func (k *KeyRepeat) Step(now time.Time) int {
	if now.Sub(k.at) > keyGap {
		k.n = 0
	}
	n := min(1+k.n/stepUp, mostSteps)
	k.n, k.at = k.n+1, now
	return n
}
