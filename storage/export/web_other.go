// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package export

import "runtime"

// rest lets other goroutines run.
func rest() { runtime.Gosched() }
