// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// SidePanelChanged reports that a user opened or closed a panel of package sidebar, which has already set SideBar.Open.
type SidePanelChanged struct{ From, To option.SidePanel }
