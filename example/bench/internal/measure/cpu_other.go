// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !unix

package measure

import "time"

// now is the time on the wall, for systems that don't tell CPU time finely enough.
func now() time.Duration { return time.Since(started) }
