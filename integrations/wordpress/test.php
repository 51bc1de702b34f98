<?php
/**
 * Tests the plugin with WordPress's own formatting, shortcodes and filter of markup:
 * php test.php PATH/wp-includes. One line for each test: `ok …` or `not ok …`.
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'WPINC', 'wp-includes' );
define( 'SKF_INTEGRITY', 'sha384-abc"' );

foreach ( array( 'compat', 'plugin', 'formatting', 'kses', 'shortcodes' ) as $file ) {
	require $argv[1] . "/$file.php";
}

// What these files need of the rest of WordPress.
function get_option( $name, $default = false ) {
	return 'blog_charset' === $name ? 'UTF-8' : $default;
}
function wp_load_alloptions() {
	return array( 'blog_charset' => 'UTF-8' );
}
function _deprecated_function() {}
function _doing_it_wrong() {}
function __( $text ) {
	return $text;
}
function _x( $text ) {
	return $text;
}
function wp_allowed_protocols() {
	return array( 'http', 'https', 'mailto' );
}
function plugins_url( $file ) {
	return "https://club.example/wp-content/plugins/skf-scoresheet/$file";
}
$registered = array();
$enqueued   = array();
function wp_register_script( $handle, ...$rest ) {
	$GLOBALS['registered'][ $handle ] = $rest;
}
function wp_enqueue_script( $handle ) {
	$GLOBALS['enqueued'][] = $handle;
}

require __DIR__ . '/skf-scoresheet.php';

/** What a visitor is sent of a text, as the filters of `the_content` make it. */
function page( $text ) {
	return trim( do_shortcode( shortcode_unautop( wpautop( wptexturize( $text ) ) ) ) );
}

/** The same of somebody who may not write any markup he likes: his text is filtered when it is saved. */
function page_of_author( $text ) {
	return page( wp_kses_post( $text ) );
}

function test( $name, $works, $seen = '' ) {
	echo ( $works ? 'ok ' : 'not ok ' ) . $name . "\n";
	if ( ! $works ) {
		echo '  ' . str_replace( "\n", "\n  ", $seen ) . "\n";
	}
}

// What a text says, and what the page has.
$table = array(
	'all that is needed'              => array(
		'[skf-scoresheet players="Anna,Ben,Cora,Dan" tariff="10-50" storage-key="stammtisch"]',
		'<skf-scoresheet players="Anna,Ben,Cora,Dan" tariff="10-50" storage-key="stammtisch"></skf-scoresheet>',
	),
	'nothing said'                    => array(
		'[skf-scoresheet]',
		'<skf-scoresheet></skf-scoresheet>',
	),
	'an evening to be read'           => array(
		'[skf-scoresheet readonly src="/evening.json"]',
		'<skf-scoresheet src="/evening.json" readonly></skf-scoresheet>',
	),
	'names with quotes and umlauts'   => array(
		"[skf-scoresheet players='Jürgen,O\"Hara,Cora,Dan']",
		'<skf-scoresheet players="Jürgen,O&quot;Hara,Cora,Dan"></skf-scoresheet>',
	),
	'words until the sheet is there'  => array(
		'[skf-scoresheet lang="de"]Hier steht gleich der Spielzettel.[/skf-scoresheet]',
		'<skf-scoresheet lang="de">Hier steht gleich der Spielzettel.</skf-scoresheet>',
	),
	'of those words only harmless ones' => array(
		'[skf-scoresheet]<script>alert(1)</script><em>Anna</em>[/skf-scoresheet]',
		'<skf-scoresheet>alert(1)<em>Anna</em></skf-scoresheet>',
	),
	'attributes that it has not'      => array(
		'[skf-scoresheet onclick="alert(1)" style="color:red" class="x" players="Anna,Ben,Cora"]',
		'<skf-scoresheet players="Anna,Ben,Cora"></skf-scoresheet>',
	),
	'two on a page'                   => array(
		'[skf-scoresheet id="a"][skf-scoresheet id="b"]',
		'<skf-scoresheet id="a"></skf-scoresheet><skf-scoresheet id="b"></skf-scoresheet>',
	),
);
foreach ( $table as $name => list( $text, $expected ) ) {
	$seen = preg_replace( '~^<p>|</p>$~', '', page( $text ) );
	test( $name, $seen === $expected, $seen );
}

// Whatever somebody writes: nothing but score sheets with attributes of theirs, and no more markup than he may write.
$hostile = array(
	'a quote that ends the attribute'       => "[skf-scoresheet players='\" onmouseover=\"alert(1)']",
	'a quote in disguise'                   => '[skf-scoresheet players="\x22 onmouseover=\x22alert(1)"]',
	'an entity of a quote'                  => '[skf-scoresheet players="&quot; onmouseover=&quot;alert(1)"]',
	'a numbered entity of a quote'          => '[skf-scoresheet players="&#34;&#x22; onmouseover=alert(1)"]',
	'a script as a name'                    => '[skf-scoresheet players="<script>alert(1)</script>"]',
	'a script in disguise'                  => '[skf-scoresheet players="\x3cscript\x3ealert(1)\x3c/script\x3e"]',
	'markup that ends the element'          => '[skf-scoresheet players="></skf-scoresheet><img src=x onerror=alert(1)>"]',
	'a script between the tags'             => '[skf-scoresheet]<script>alert(1)</script>[/skf-scoresheet]',
	'an image with a handler between'       => '[skf-scoresheet]<img src="x" onerror="alert(1)">[/skf-scoresheet]',
	'a link to a script between'            => '[skf-scoresheet]<a href="javascript:alert(1)">Anna</a>[/skf-scoresheet]',
	'a shortcode as a value'                => '[skf-scoresheet players="[skf-scoresheet id=x]"]',
	'a shortcode between'                   => '[skf-scoresheet][skf-scoresheet id="\x22\x3e"][/skf-scoresheet]',
	'in an attribute of a link'             => '<a title="[skf-scoresheet players=\'x\']" href="/">Anna</a>',
	'in the address of a link'              => '<a href="[skf-scoresheet id=javascript:alert(1)]">Anna</a>',
	'a name with a line and a null byte'    => "[skf-scoresheet players=\"Anna\n,\0Ben\"]",
	'bytes that are no text'                => "[skf-scoresheet players=\"\xc3\x28\"]",
	'a name of an attribute that is markup' => '[skf-scoresheet ><script>alert(1)</script>="x"]',
	'brackets that never end'               => '[skf-scoresheet players="',
);
$text_of = '(?:' . implode( '|', SKF_ATTRIBUTES ) . ')="[^"<>]*"';
foreach ( $hostile as $name => $text ) {
	$seen = page_of_author( $text );
	$rest = preg_replace( "~<skf-scoresheet(?: $text_of)*(?: readonly)?>|</skf-scoresheet>~", '', $seen );
	// What is left is what an author may write, once more filtered the same.
	test( "hostile: $name", false === strpos( $rest, '<skf' ) && wp_kses_post( $rest ) === $rest, $seen );
}

test( 'no value gets lost on the way into an attribute', '<" \' & >' === html_entity_decode( skf_value( '<" \' & >' ), ENT_QUOTES ) );
/** The first player as the element reads him. */
function skf_value( $name ) {
	return preg_replace( '~^.*players="([^"]*)".*$~', '$1', skf_scoresheet( array( 'players' => $name ) ) );
}

$enqueued = array();
page( 'A page without a sheet.' );
test( 'a page without a sheet loads no script', array() === $enqueued );
page( '[skf-scoresheet]' );
test( 'a page with one does', array( 'skf' ) === $enqueued );

touch( __DIR__ . '/skf.js', 1700000000 );
do_action( 'wp_enqueue_scripts' );
unlink( __DIR__ . '/skf.js' );
list( $url, , $version, $in_footer ) = $registered['skf'];
test( 'the script comes from the own host, at the end of the page', "https://club.example/wp-content/plugins/skf-scoresheet/skf.js" === $url && $in_footer, $url );
test( 'a new file has a new version', '1700000000' === $version, (string) $version );

$tag = "<script src='https://club.example/skf.js?ver=1'></script>";
test( 'the hash is in our tag, escaped', "<script integrity=\"sha384-abc&quot;\" crossorigin=\"anonymous\" src='https://club.example/skf.js?ver=1'></script>" === apply_filters( 'script_loader_tag', $tag, 'skf' ) );
test( 'and in no other', $tag === apply_filters( 'script_loader_tag', $tag, 'jquery' ) );

define( 'SKF_SCRIPT', 'https://elsewhere.example/skf.js' );
do_action( 'wp_enqueue_scripts' );
test( 'from another host where the site says so, and its address stays as it is', array( SKF_SCRIPT, array(), null, true ) === $registered['skf'] );
