// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// ZoomChanged reports that a user zoomed the grid; both levels are from 0.5 to 3. If Zoom is Controlled, it only proposes
// the change. It is not sent for a level that the program or a view sets.
type ZoomChanged struct{ From, To float32 }

// Apply sets to.Zoom.Level.
func (e ZoomChanged) Apply(to *option.Options) { to.Zoom.Level = e.To }
