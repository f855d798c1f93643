// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Placeholder are the texts in place of rows beside Texts.EmptyText and Texts.NotRead.
type Placeholder struct {
	// NoMatch says that no row passes the filters, ClearFilters is the button that takes them away.
	NoMatch, ClearFilters string
}

// Override returns the texts with those of part that are set in place of its own.
func (t Placeholder) Override(part Placeholder) Placeholder {
	t.NoMatch = override.Or(part.NoMatch, t.NoMatch)
	t.ClearFilters = override.Or(part.ClearFilters, t.ClearFilters)
	return t
}

func koreanPlaceholder() Placeholder {
	return Placeholder{NoMatch: "필터에 맞는 행이 없습니다.", ClearFilters: "모든 필터 해제"}
}

func englishPlaceholder() Placeholder {
	return Placeholder{NoMatch: "No rows match the filters.", ClearFilters: "Clear all filters"}
}
