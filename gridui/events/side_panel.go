// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/option"
)

// SidePanelChanged reports that a user opened or closed a panel of package sidebar, which has already set SideBar.Open, or
// gave the open panel another width, which is in SideBar.Width.
type SidePanelChanged struct {
	From, To option.SidePanel
	// Width is the new width of the panel, 0 if the width stays.
	Width unit.Dp
}
