// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

// Unbounded is the smallest constraint in pixels that counts as unbounded. Gio's lists pass
// 1e6.
const Unbounded = 1_000_000
