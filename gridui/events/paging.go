// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// PageChanged reports that another page shows, because a user turned it or because rows changed. If Paging is
// Controlled it proposes that. It does not come for a page that the program sets.
type PageChanged struct{ From, To option.PageState }

// Apply makes the change.
func (e PageChanged) Apply(to *option.Options) {
	to.Paging.Index, to.Paging.Size = e.To.Index, e.To.Size
}
