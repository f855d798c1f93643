// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !unix

package measure

import "time"

// now returns the wall time, on systems whose CPU time is too coarse.
func now() time.Duration { return time.Since(started) }
