// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
)

// Following holds the texts of the button that follows the end of the rows again.
type Following struct {
	// New formats the number of rows that have come. Resume names the button to assistive technology.
	New    func(rows int) string
	Resume string
}

func koreanFollowing() Following {
	return Following{
		New:    func(rows int) string { return "새 행 " + textfmt.Grouped(rows) + "개" },
		Resume: "새 행 따라가기",
	}
}

func englishFollowing() Following {
	return Following{
		New:    func(rows int) string { return textfmt.Grouped(rows) + " new" },
		Resume: "Follow new rows",
	}
}
