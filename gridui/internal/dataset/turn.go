// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// TurnTo turns to a page for the user.
func (s *Set) TurnTo(index int) {
	v := s.Page()
	if !v.On || index > v.Index && !v.Next {
		return
	}
	s.Pages.Change(v.PageState, ClampPage(option.PageState{Index: max(index, 0), Size: v.Size}, v.Total))
}

// SetPageSize sets the page size for the user. The first row of the page stays on the page.
func (s *Set) SetPageSize(n int) {
	if n > 0 {
		s.ShowPage(ResizePage(s.Page().PageState, min(n, settings.MaxPageSize)))
	}
}

// ShowPage turns to a page of a size for the user, or to the nearest existing one.
func (s *Set) ShowPage(to option.PageState) {
	if v := s.Page(); v.On {
		s.Pages.Change(v.PageState, ClampPage(to, v.Total))
	}
}
