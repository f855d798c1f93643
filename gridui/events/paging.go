// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// PageChanged says that another page shows, because a user turned it or because
// rows changed, or asks for it where the paging is Controlled. It is not sent for
// what the caller sets.
type PageChanged struct{ From, To option.PageState }

// Apply makes the change.
func (e PageChanged) Apply(to *option.Options) {
	to.Paging.Index, to.Paging.Size = e.To.Index, e.To.Size
}
