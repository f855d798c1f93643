// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spoken

import (
	"fmt"
	"os"

	"gioui.org/layout"
)

// Shown is the content of a window.
type Shown interface {
	Layout(gtx layout.Context) layout.Dimensions
	SetWheelScale(s float32)
}

// Program writes the semantics of a window's content to a file. It ends the program if the file cannot be written.
type Program struct {
	Shown
	// Name is the name of the program in its error message.
	Name string
	File File
}

// Layout draws a frame.
func (p *Program) Layout(gtx layout.Context) layout.Dimensions {
	d := p.File.Layout(gtx, p.Shown.Layout)
	if p.File.Err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", p.Name, p.File.Err)
		os.Exit(1)
	}
	return d
}
