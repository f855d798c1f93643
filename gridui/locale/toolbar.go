// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Toolbar holds the texts of package toolbar.
type Toolbar struct {
	// Bar names the bar to assistive technology, More the button that opens the tools without room. Side names the side
	// bar of package sidebar, SideWidth the edge that sets its width.
	Bar, More, Side, SideWidth string
	// Search is shown in the empty field of the quick filter, ClearSearch names the button that empties it.
	Search, ClearSearch string
	// Find, Filters, Groups, Density and Export label the tools.
	Find, Filters, Groups, Density, Export string
	// ColumnsPanel and FiltersPanel label the tools that open and close the panels of the side bar.
	ColumnsPanel, FiltersPanel string
	// Compact, Standard and Comfortable label the densities.
	Compact, Standard, Comfortable string
}

func koreanToolbar() Toolbar {
	return Toolbar{
		Bar: "도구 모음", More: "도구 더 보기", Side: "사이드바", SideWidth: "패널 너비", Search: "검색", ClearSearch: "검색어 지우기",
		Find: "찾기", Filters: "필터", Groups: "그룹", Density: "줄 간격", Export: "내보내기",
		ColumnsPanel: "열 패널", FiltersPanel: "필터 패널",
		Compact: "좁게", Standard: "보통", Comfortable: "넓게",
	}
}

func englishToolbar() Toolbar {
	return Toolbar{
		Bar: "Toolbar", More: "More tools", Side: "Side bar", SideWidth: "Width of the panel", Search: "Search", ClearSearch: "Clear the search",
		Find: "Find", Filters: "Filters", Groups: "Groups", Density: "Density", Export: "Export",
		ColumnsPanel: "Column panel", FiltersPanel: "Filter panel",
		Compact: "Compact", Standard: "Standard", Comfortable: "Comfortable",
	}
}
