// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"testing/synctest"
	"time"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// Work draws a number of frames, 50 ms apart. Before each it waits for jobs and requests in the background. It needs a
// bubble of synctest.
func Work(h *gridtest.Harness, frames int) {
	for range frames {
		synctest.Wait()
		h.Advance(50 * time.Millisecond)
		h.Frame()
	}
}
