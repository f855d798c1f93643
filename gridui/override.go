// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// or is what a part says of a field of texts, colours or icons, or what holds without it:
// cmp.Or for two.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func or[V comparable](part, own V) V {
	var none V
	if part != none {
		return part
	}
	return own
}
