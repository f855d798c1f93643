// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package desk

import (
	"os"
	"os/signal"
	"syscall"

	"gioui.org/app"
	"gioui.org/io/system"
)

// closeOnSignal closes the window after a signal to end the program, so that it ends as when a user closes the
// window.
func closeOnSignal(win *app.Window) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-asked
		signal.Stop(asked) // the next one ends it at once
		win.Perform(system.ActionClose)
	}()
}
