// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tools shows a bar of tools above the header: buttons, fields and lists of choices in one line.
//
// The bar is one stop of the Tab key: arrow keys move between the tools. Tools without room are in a menu at the end.
// It also draws the buttons that other features add to package toolbar.
package tools
