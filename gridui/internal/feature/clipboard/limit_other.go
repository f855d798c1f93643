// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !((linux && !android) || freebsd || openbsd)

package clipboard

// maxText is the largest text that is copied, in bytes.
const maxText = 256 << 20
