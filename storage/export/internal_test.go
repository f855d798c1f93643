// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

// FileName is for the tests of file names.
var FileName = fileName
