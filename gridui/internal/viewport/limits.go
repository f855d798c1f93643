// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "gioui.org/unit"

const (
	// maxUnvirtual is the most rows that are laid out with Virtual.Off.
	maxUnvirtual = 10_000
	// Unbounded is the least constraint, in pixels, that counts as no bound; Gio's
	// lists give 1e6.
	Unbounded = 1_000_000
)

// defaultDetail is the height of a detail that nobody has seen.
const defaultDetail = unit.Dp(200)
