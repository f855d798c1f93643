// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package await helps tests wait for background jobs.
package await

import "time"

// Until waits until ok returns true, and calls it every millisecond. It has no time limit: how long
// a job takes depends on the machine, and go test ends a test that hangs and prints the stacks.
func Until(ok func() bool) {
	for !ok() {
		time.Sleep(time.Millisecond)
	}
}
