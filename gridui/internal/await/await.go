// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package await helps tests wait for background jobs.
package await

import "time"

// Until returns when ok returns true; it asks every millisecond. It does not give up: how long a
// job takes depends on the machine, and go test ends what hangs, with the stacks.
func Until(ok func() bool) {
	for !ok() {
		time.Sleep(time.Millisecond)
	}
}
