<?php
/**
 * Plugin Name: Schafkopf score sheet
 * Description: [skf-scoresheet players="Anna,Ben,Cora,Dan"] puts a score sheet for Bavarian Schafkopf into a page.
 * Version: 0.1.0
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file and skf.js into wp-content/plugins/skf-scoresheet/. Nothing is asked of any other host. To take the
 * script from elsewhere all the same, say in wp-config.php where from, and its hash from integrity.json:
 *
 *     define( 'SKF_SCRIPT', 'https://…/skf.js' );
 *     define( 'SKF_INTEGRITY', 'sha384-…' );
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** What a text may say of the score sheet: the attributes of the element that are text. */
const SKF_ATTRIBUTES = array( 'players', 'tariff', 'storage-key', 'persist', 'counting', 'src', 'end-rounds', 'end-time', 'id', 'lang' );

/**
 * The score sheet of a text. What stands between [skf-scoresheet] and [/skf-scoresheet] is shown until it is there.
 *
 * @param array|string $given   What the text says.
 * @param string|null  $content What stands between.
 */
function skf_scoresheet( $given, $content = null ) {
	wp_enqueue_script( 'skf' );
	// Without any, WordPress gives an empty text.
	$given = is_array( $given ) ? $given : array();
	$html  = '<skf-scoresheet';
	foreach ( SKF_ATTRIBUTES as $name ) {
		if ( isset( $given[ $name ] ) ) {
			$html .= ' ' . $name . '="' . esc_attr( $given[ $name ] ) . '"';
		}
	}
	// A word without a value has a number in place of its name.
	if ( in_array( 'readonly', $given, true ) || isset( $given['readonly'] ) ) {
		$html .= ' readonly';
	}
	return $html . '>' . wp_kses_post( (string) $content ) . '</skf-scoresheet>';
}

/** Only pages with a score sheet load the script; a new file has a new version. */
function skf_register_script() {
	$file = __DIR__ . '/skf.js';
	$own  = plugins_url( 'skf.js', __FILE__ );
	$url  = defined( 'SKF_SCRIPT' ) ? SKF_SCRIPT : $own;
	wp_register_script( 'skf', $url, array(), $url === $own && is_file( $file ) ? (string) filemtime( $file ) : null, true );
}

/**
 * Adds the hash, where there is one, to our script tag.
 *
 * @param string $tag    The tag.
 * @param string $handle Whose it is.
 */
function skf_script_tag( $tag, $handle ) {
	if ( 'skf' !== $handle || ! defined( 'SKF_INTEGRITY' ) ) {
		return $tag;
	}
	$hash = ' integrity="' . esc_attr( SKF_INTEGRITY ) . '" crossorigin="anonymous" src=';
	return str_replace( ' src=', $hash, $tag );
}

add_shortcode( 'skf-scoresheet', 'skf_scoresheet' );
add_action( 'wp_enqueue_scripts', 'skf_register_script' );
add_filter( 'script_loader_tag', 'skf_script_tag', 10, 2 );
